import { Mail, Phone, ScrollText } from 'lucide-react';
import { RowList, RowText, rowClass } from '../../ui/card/card.tsx';
import { IconTile } from '../../ui/tile/icon-tile.tsx';
import { useWords } from '../../words/words.ts';
import type { Company } from './report-sheet.tsx';
import css from './safety.module.css';

/** The numbers that the company itself has given. */
export function CompanyContacts({ company }: { company: Company }) {
  const { t } = useWords();
  const { assistance, internationalSos: sos, safety, policyUrl } = company;
  const rows = [
    assistance.phone && {
      to: tel(assistance.phone),
      icon: Phone,
      title: t('safety.kind_assistance'),
      text: assistance.phone,
    },
    sos?.phone && {
      to: tel(sos.phone),
      icon: Phone,
      title: 'International SOS',
      text: [sos.phone, sos.membershipNumber && t('safety.membership', { number: sos.membershipNumber })]
        .filter(Boolean)
        .join(' · '),
    },
    safety.phone &&
      safety.phone !== assistance.phone && {
        to: tel(safety.phone),
        icon: Phone,
        title: t('safety.securityDesk'),
        text: safety.phone,
      },
    assistance.email && {
      to: `mailto:${assistance.email}`,
      icon: Mail,
      title: t('safety.byMail'),
      text: assistance.email,
    },
    policyUrl && { to: policyUrl, icon: ScrollText, title: t('safety.policy'), text: new URL(policyUrl).hostname },
  ].filter((row) => row !== null && row !== undefined && row !== false && row !== '');
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="company-contacts">
      <h2 id="company-contacts" className={css.heading}>
        {t('safety.contacts', { company: company.name })}
      </h2>
      <RowList>
        {rows.map(({ to, icon: Icon, title, text }) => (
          <li key={title}>
            <a href={to} className={rowClass} {...(to === policyUrl && { target: '_blank', rel: 'noreferrer' })}>
              <IconTile icon={Icon} colour="note" />
              <RowText title={title} text={text} />
            </a>
          </li>
        ))}
      </RowList>
    </section>
  );
}

const tel = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
