import type { IncidentKind } from '@escale/contract';
import { Copy, Phone } from 'lucide-react';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import type { Company } from './report-sheet.tsx';
import css from './safety.module.css';

/** Where a voice is quicker than a report: the number that the company gave for it. */
export function CallFirst({ kind, company }: { kind: IncidentKind; company: Company | undefined }) {
  const { t } = useWords();
  const copy = useCopy();
  if (kind === 'safe') return null;
  if (kind === 'help') return <p className={css.danger}>{t('safety.dangerFirst')}</p>;
  const sos = kind === 'international-sos' ? company?.internationalSos : null;
  const phone = kind === 'assistance' ? company?.assistance.phone : sos?.phone;
  return (
    <>
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={buttonClass({ variant: 'soft', wide: true })}>
          <Phone size={19} aria-hidden="true" />
          {t('safety.callNumber', { phone })}
        </a>
      )}
      {sos?.membershipNumber && (
        <Button
          variant="plain"
          icon={<Copy size={17} aria-hidden="true" />}
          onClick={() => copy(sos.membershipNumber ?? '', t('safety.membershipCopied'))}
        >
          {t('safety.membership', { number: sos.membershipNumber })}
        </Button>
      )}
    </>
  );
}
