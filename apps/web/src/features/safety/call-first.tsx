import type { IncidentKind } from '@escale/contract';
import { Copy, Phone } from 'lucide-react';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { useWords } from '../../words/words.ts';
import { CallAnywhere } from './call-anywhere.tsx';
import { CallNumber } from './call-number.tsx';
import { type EmergencyNumbers, emergencyNumbers } from './emergency-numbers.ts';
import { NumberKeys } from './number-keys.tsx';
import type { Company } from './report-sheet.tsx';
import css from './safety.module.css';
import type { Country } from './use-country.ts';

type CallProps = { kind: IncidentKind; company: Company | undefined; country: Country };

/** Where a voice is quicker than a report: the country's own number in danger, otherwise the one that the company gave. */
export function CallFirst({ kind, company, country }: CallProps) {
  const { t } = useWords();
  const copy = useCopy();
  if (kind === 'safe') return null;
  if (kind === 'help') return <Danger country={country} />;
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

function Danger({ country: { code, nameOf } }: { country: Country }) {
  const { t } = useWords();
  const numbers = code ? emergencyNumbers(code) : null;
  const one = numbers && isOne(numbers) ? numbers.ambulance : null;
  return (
    <div className={css.danger}>
      <p>{t('safety.dangerFirst')}</p>
      {code && <p className={css.dangerWhere}>{t('safety.numbersOf', { country: nameOf(code) })}</p>}
      {numbers && !one && <NumberKeys numbers={numbers} />}
      {one && <CallNumber phone={one} />}
      {!numbers && <CallAnywhere country={code} />}
    </div>
  );
}

const isOne = ({ ambulance, police, fire }: EmergencyNumbers) => ambulance === police && police === fire;
