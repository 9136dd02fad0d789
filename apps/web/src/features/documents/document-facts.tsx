import type { Document } from '@escale/contract';
import type { ReactNode } from 'react';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { countryName } from './countries.ts';
import { documentKinds } from './document-kinds.ts';
import css from './documents.module.css';
import { SecretNumber } from './secret-number.tsx';
import { StateChip } from './state-chip.tsx';

/** What is known of a document, its number in part. */
export function DocumentFacts({ document, online }: { document: Document; online: boolean }) {
  const { t, language } = useWords();
  const { documentType, documentName, country, expiry, programName, membershipNumber, maskedNumber } = document;
  return (
    <dl className={css.facts}>
      <Fact label={t('documents.state')}>
        <StateChip document={document} />
      </Fact>
      <Fact label={t('documents.type')}>{t(documentKinds[documentType].word)}</Fact>
      {programName && <Fact label={t('documents.program')}>{programName}</Fact>}
      {membershipNumber && (
        <Fact label={t('documents.membershipNumber')}>
          <span className={css.digits}>{membershipNumber}</span>
        </Fact>
      )}
      {documentName && <Fact label={t('documents.nameOnIt')}>{documentName}</Fact>}
      {country && <Fact label={t('documents.country')}>{countryName(country, language)}</Fact>}
      {expiry && <Fact label={t('documents.expiry')}>{fullDate(expiry, language)}</Fact>}
      {maskedNumber && (
        <Fact label={t('documents.number')}>
          <SecretNumber key={document.version} documentId={document.id} masked={maskedNumber} online={online} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
