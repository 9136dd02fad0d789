import { calls } from 'virtual:contract';
import type { AgencyBrand } from '@escale/contract';
import { contrastWithWhite, darkEnough, leastContrast } from '@escale/contract/contrast';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { keyOf } from '../../../api/call-query.ts';
import { etagOf } from '../../../api/client.ts';
import { isRefusal } from '../../../api/problem.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { ChangedElsewhere } from '../../../ui/unsaved/changed-elsewhere.tsx';
import { UnsavedGuard } from '../../../ui/unsaved/unsaved-guard.tsx';
import { useTyped } from '../../../ui/unsaved/use-typed.ts';
import { useWords } from '../../../words/words.ts';
import { BackToToday } from '../back-to-today.tsx';
import css from '../desk.module.css';
import { useBrand } from '../desk-queries.ts';
import { useDeskSend } from '../use-desk-send.ts';
import { BrandPreview } from './brand-preview.tsx';
import { ColourField } from './colour-field.tsx';
import { type Logo, LogoField } from './logo-field.tsx';

/** The agency's own face: on the papers and pages of the trips that it looks after. */
export function AgencyPage() {
  const { t } = useWords();
  const brand = useBrand();
  return (
    <Page>
      <PageHeader title={t('agency.brand')} below={t('agency.brandText')} back={<BackToToday />} />
      {brand.data ? (
        <BrandForm brand={brand.data} />
      ) : (
        <PageBody>
          {brand.isError ? <ErrorState error={brand.error} onRetry={() => void brand.refetch()} /> : <RowsSkeleton />}
        </PageBody>
      )}
    </Page>
  );
}

const labels = { name: 'agency.agencyName', colour: 'agency.colour', logo: 'agency.logo' } as const;

function BrandForm({ brand }: { brand: AgencyBrand }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const unsaved = useRef(false);
  const now = brandOf(brand);
  const { draft, isTyped, elsewhere, type, saved } = useTyped(now);
  const { name, colour, logo } = draft;
  useEffect(() => {
    unsaved.current = isTyped;
  }, [isTyped]);
  const { send, busy } = useDeskSend(calls.updateAgencyBrand);
  const contrast = contrastWithWhite(colour);
  const readable = contrast !== null && contrast >= leastContrast;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || !readable) return;
    const body = { name: name.trim(), colour, logoId: logo?.id ?? null };
    void send(
      { body, ifMatch: etagOf(brand) },
      (brand) => {
        saved(draft, brandOf(brand));
        queries.setQueryData(keyOf(calls.getAgencyBrand), brand);
        toast({ severity: 'success', title: t('agency.brandSaved') });
      },
      (error) => {
        if (!isRefusal(error, 'record.changed')) return false;
        toast({ severity: 'warning', title: t('agency.changedMeanwhile'), message: t('errors.typedIsKept') });
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
        <form className={css.stack} onSubmit={save} noValidate>
          <TextField
            label={t('agency.agencyName')}
            required
            maxLength={200}
            value={name}
            error={!name.trim() && t('common.required')}
            onChange={(event) => type({ name: event.target.value })}
          />
          <ColourField colour={colour} contrast={contrast} onChange={(colour) => type({ colour })} />
          <LogoField logo={logo} onChange={(logo) => type({ logo })} />
          <ChangedElsewhere
            changes={
              busy
                ? []
                : elsewhere.map((name) => ({ label: t(labels[name]), value: name === 'logo' ? null : now[name] }))
            }
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

const brandOf = ({ name, colour, logo }: AgencyBrand): { name: string; colour: string; logo: Logo | null } => ({
  name,
  colour,
  logo,
});
