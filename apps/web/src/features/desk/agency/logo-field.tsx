import { calls } from 'virtual:contract';
import { ImageUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FileButton } from '../../../ui/button/file-button.tsx';
import { errorText } from '../../../ui/error/error-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import shared from '../desk.module.css';
import css from './agency.module.css';

export type Logo = { id: string; url: string };

/** Uploaded at once, used when the form is saved. */
export function LogoField({ logo, onChange }: { logo: Logo | null; onChange: (logo: Logo | null) => void }) {
  const { t } = useWords();
  const api = useAgencyApi();
  const [busy, setBusy] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      const { id, url } = await api.send(calls.uploadImage, { body: { name: file.name }, file });
      onChange({ id, url });
    } catch (error) {
      toast({ severity: 'danger', title: t('agency.logoFailed'), message: errorText(error, t) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset className={css.logoField}>
      <legend className={shared.pickerLabel}>{t('agency.logo')}</legend>
      {logo && <img src={logo.url} alt={t('agency.logo')} className={css.logo} />}
      <FileButton
        icon={<ImageUp size={18} aria-hidden="true" />}
        accept="image/png,image/jpeg"
        busy={busy}
        onFiles={([file]) => void upload(file)}
      >
        {t(logo ? 'agency.otherLogo' : 'agency.chooseLogo')}
      </FileButton>
      {logo && (
        <Button variant="plain" icon={<Trash2 size={17} />} onClick={() => onChange(null)}>
          {t('agency.noLogo')}
        </Button>
      )}
      <p className={shared.quiet}>{t('agency.logoHint')}</p>
    </fieldset>
  );
}
