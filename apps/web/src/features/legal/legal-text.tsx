import type { InteractionDetails } from '@escale/contract';
import { ExternalLink } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import type { WordKey } from '../../words/namespaces.ts';
import { useWords } from '../../words/words.ts';
import css from './legal-page.module.css';

type Section = { title: WordKey; text: WordKey };

const privacy: readonly Section[] = [
  { title: 'legal.who', text: 'legal.whoText' },
  { title: 'legal.kept', text: 'legal.keptText' },
  { title: 'legal.why', text: 'legal.whyText' },
  { title: 'legal.seen', text: 'legal.seenText' },
  { title: 'legal.outside', text: 'legal.outsideText' },
  { title: 'legal.safe', text: 'legal.safeText' },
  { title: 'legal.howLong', text: 'legal.howLongText' },
  { title: 'legal.rights', text: 'legal.rightsText' },
];

const terms: readonly Section[] = [
  { title: 'legal.what', text: 'legal.whatText' },
  { title: 'legal.check', text: 'legal.checkText' },
  { title: 'legal.yours', text: 'legal.yoursText' },
  { title: 'legal.others', text: 'legal.othersText' },
  { title: 'legal.emergency', text: 'legal.emergencyText' },
  { title: 'legal.warranty', text: 'legal.warrantyText' },
  { title: 'legal.end', text: 'legal.endText' },
];

const texts = {
  privacy: { title: 'legal.privacyTitle', sections: privacy, of: 'privacyUrl' },
  terms: { title: 'legal.termsTitle', sections: terms, of: 'termsUrl' },
} as const;
export type LegalText = keyof typeof texts;

export const legalTitle = (text: LegalText): WordKey => texts[text].title;

type LegalProps = {
  text: LegalText;
  /** Undefined while it is not known who runs this installation. */
  legal: InteractionDetails['legal'] | undefined;
  /** What the operator has declared about where data is stored. */
  region?: string | null;
};

/** The operator's own text comes first where there is one; ours says what this software does. */
export function LegalSections({ text, legal, region }: LegalProps) {
  const { t } = useWords();
  const { sections, of } = texts[text];
  const operator = legal?.operator ?? t('legal.operatorUnknown');
  const own = legal?.[of];
  return (
    <>
      {own && (
        <Card padded className={css.own}>
          <p>{t('legal.ownText', { operator })}</p>
          <a href={own} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'primary' })}>
            {t('legal.ownLink')}
            <ExternalLink size={17} aria-hidden="true" />
          </a>
        </Card>
      )}
      <Card padded>
        {own && <p className={css.lead}>{t('legal.oursBelow')}</p>}
        {sections.map((section) => (
          <section key={section.title} className={css.section}>
            <h2 className={css.title}>{t(section.title)}</h2>
            <p>{t(section.text, { operator })}</p>
          </section>
        ))}
        {region && (
          <section className={css.section}>
            <h2 className={css.title}>{t('legal.where')}</h2>
            <p>{region}</p>
          </section>
        )}
        {legal?.contactEmail && (
          <p className={css.section}>
            {t('legal.contact')} <a href={`mailto:${legal.contactEmail}`}>{legal.contactEmail}</a>
          </p>
        )}
      </Card>
    </>
  );
}
