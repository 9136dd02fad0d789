import { calls } from 'virtual:contract';
import type { AgencyBrand } from '@escale/contract';
import { contrastWithWhite, darkEnough, leastContrast } from '@escale/contract/contrast';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
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
import { UnsavedGuard } from '../../../ui/unsaved/unsaved-guard.tsx';
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
  const [logo, setLogo] = useState<Logo | null>(brand.logo);
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
