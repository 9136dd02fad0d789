import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import type { WordKey } from '../../words/namespaces.ts';
import { useWords } from '../../words/words.ts';
import { BackToProfile } from '../account/details-page.tsx';
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

export function PrivacyPage() {
  const { t } = useWords();
  return <LegalPage title={t('legal.privacyTitle')} sections={privacy} of="privacyUrl" />;
}

export function TermsPage() {
  const { t } = useWords();
  return <LegalPage title={t('legal.termsTitle')} sections={terms} of="termsUrl" />;
}

type LegalProps = { title: string; sections: readonly Section[]; of: 'privacyUrl' | 'termsUrl' };

/** The operator's own text comes first where there is one; ours says what this software does. */
function LegalPage({ title, sections, of }: LegalProps) {
  const { t } = useWords();
  const config = useQuery(callQuery(useUserApi(), calls.getAppConfig, { params: { id: 'escale' } })).data;
  const operator = config?.legal.operator ?? t('legal.operatorUnknown');
  const own = config?.legal[of];
  return (
    <Page>
      <PageHeader title={title} back={<BackToProfile />} />
      <PageBody narrow>
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
          {config?.legal.contactEmail && (
            <p className={css.section}>
              {t('legal.contact')} <a href={`mailto:${config.legal.contactEmail}`}>{config.legal.contactEmail}</a>
            </p>
          )}
        </Card>
      </PageBody>
    </Page>
  );
}
