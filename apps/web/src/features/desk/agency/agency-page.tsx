import { calls } from 'virtual:contract';
import type { AgencyBrand } from '@escale/contract';
import { contrastWithWhite, darkEnough, leastContrast } from '@escale/contract/contrast';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, ImageUp, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { keyOf } from '../../../api/call-query.ts';
import { etagOf } from '../../../api/client.ts';
import { isRefusal } from '../../../api/problem.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { errorText } from '../../../ui/error/error-text.ts';
import { Field, TextField } from '../../../ui/field/field.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { UnsavedGuard } from '../../../ui/unsaved/unsaved-guard.tsx';
import { useWords } from '../../../words/words.ts';
import css from '../desk.module.css';
import { useBrand } from '../desk-queries.ts';
import { useDeskSend } from '../use-desk-send.ts';
import { BrandPreview } from './brand-preview.tsx';

/** The agency's own face: on the papers and pages of the trips that it looks after. */
export function AgencyPage() {
  const { t } = useWords();
  const brand = useBrand();
  return (
    <Page>
      <PageHeader title={t('agency.brand')} below={t('agency.brandText')} />
      {brand.data ? (
        <BrandForm key={brand.data.version} brand={brand.data} />
      ) : (
        <PageBody>
          {brand.isError ? <ErrorState error={brand.error} onRetry={() => void brand.refetch()} /> : <RowsSkeleton />}
        </PageBody>
      )}
    </Page>
  );
}

function BrandForm({ brand }: { brand: AgencyBrand }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const unsaved = useRef(false);
  const [name, setName] = useState(brand.name);
  const [colour, setColour] = useState(brand.colour);
  const [logo, setLogo] = useState<Pick<NonNullable<AgencyBrand['logo']>, 'id' | 'url'> | null>(brand.logo);
  const { send, busy } = useDeskSend(calls.updateAgencyBrand);
  const contrast = contrastWithWhite(colour);
  const readable = contrast !== null && contrast >= leastContrast;
  const touch = () => {
    unsaved.current = true;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || !readable) return;
    const body = { name: name.trim(), colour, logoId: logo?.id ?? null };
    void send(
      { body, ifMatch: etagOf(brand) },
      (saved) => {
        unsaved.current = false;
        queries.setQueryData(keyOf(calls.getAgencyBrand), saved);
        toast({ severity: 'success', title: t('agency.brandSaved') });
      },
      (error) => {
        if (!isRefusal(error, 'record.changed')) return false;
        toast({ severity: 'warning', title: t('agency.changedMeanwhile'), message: t('agency.brandChanged') });
        void queries.invalidateQueries({ queryKey: keyOf(calls.getAgencyBrand) });
        return true;
      },
    );
  };
  return (
    <PageBody
      aside={
        <BrandPreview
          name={name}
          colour={readable ? colour : (darkEnough(colour) ?? brand.colour)}
          logo={logo?.url ?? null}
        />
      }
    >
      <UnsavedGuard unsaved={unsaved} />
      <Card padded>
        <form className={css.stack} onSubmit={save} onChange={touch} noValidate>
          <TextField
            label={t('agency.agencyName')}
            required
            maxLength={200}
            value={name}
            error={!name.trim() && t('common.required')}
            onChange={(event) => setName(event.target.value)}
          />
          <ColourField colour={colour} contrast={contrast} onChange={setColour} />
          <LogoField
            logo={logo}
            onChange={(next) => {
              touch();
              setLogo(next);
            }}
          />
          <div className={css.deeds}>
            <Button variant="primary" type="submit" busy={busy} disabled={!readable || !name.trim()}>
              {t('common.save')}
            </Button>
          </div>
        </form>
      </Card>
    </PageBody>
  );
}

type ColourProps = { colour: string; contrast: number | null; onChange: (colour: string) => void };

/** Typed or picked; how well it is read is said while one chooses, and a near one that is read well is offered. */
function ColourField({ colour, contrast, onChange }: ColourProps) {
  const { t, language } = useWords();
  const readable = contrast !== null && contrast >= leastContrast;
  const darker = darkEnough(colour);
  const ratio = contrast && new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(contrast);
  return (
    <div className={css.stack}>
      <div className={css.colourPair}>
        <Field label={t('agency.colour')} required error={contrast === null && t('agency.colourForm')}>
          {(control) => (
            <input
              type="text"
              spellCheck={false}
              maxLength={7}
              value={colour}
              onChange={(event) => onChange(event.target.value.toLowerCase())}
              {...control}
            />
          )}
        </Field>
        <input
          type="color"
          className={css.swatch}
          aria-label={t('agency.pickColour')}
          value={contrast === null ? '#000000' : colour}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p role="status" className={css.contrast} data-readable={readable || undefined}>
        {readable ? <CircleCheck size={17} aria-hidden="true" /> : <CircleAlert size={17} aria-hidden="true" />}
        {ratio ? t(readable ? 'agency.contrastGood' : 'agency.contrastLow', { ratio }) : t('agency.colourForm')}
      </p>
      {!readable && darker && (
        <Button className={css.offer} onClick={() => onChange(darker)}>
          <span className={css.dot} style={{ background: darker }} aria-hidden="true" />
          {t('agency.takeDarker', { colour: darker })}
        </Button>
      )}
    </div>
  );
}

type Logo = { id: string; url: string };

function LogoField({ logo, onChange }: { logo: Logo | null; onChange: (logo: Logo | null) => void }) {
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
      <legend className={css.pickerLabel}>{t('agency.logo')}</legend>
      {logo && <img src={logo.url} alt={t('agency.logo')} className={css.logo} />}
      <label className={`${buttonClass()} ${css.file}`} aria-busy={busy || undefined}>
        <ImageUp size={18} aria-hidden="true" />
        {t(logo ? 'agency.otherLogo' : 'agency.chooseLogo')}
        <input
          type="file"
          accept="image/png,image/jpeg"
          className="only-heard"
          disabled={busy}
          onChange={(event) => {
            void upload(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      {logo && (
        <Button variant="plain" icon={<Trash2 size={17} />} onClick={() => onChange(null)}>
          {t('agency.noLogo')}
        </Button>
      )}
      <p className={css.quiet}>{t('agency.logoHint')}</p>
    </fieldset>
  );
}
