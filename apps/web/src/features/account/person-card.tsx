import type { Account } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { Building2, Phone, ShieldPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useWords } from '../../words/words.ts';
import css from './person-card.module.css';

/** My information at a glance; it is changed on a page of its own. */
export function PersonCard({ account }: { account: Account }) {
  const { t } = useWords();
  const name = `${account.firstName} ${account.lastName}`.trim();
  const where = account.company?.name ?? account.agency?.name;
  const phone = account.mobilePhone ?? account.businessMobilePhone;
  return (
    <Card padded aria-labelledby="person">
      <div className={css.person}>
        <Avatar name={name || account.email} size={64} />
        <div className={css.who}>
          <h2 id="person" className={css.name}>
            {name || t('account.noName')}
          </h2>
          <p className={css.email}>{account.email}</p>
        </div>
      </div>
      <dl className={css.facts}>
        {where && (
          <Fact icon={<Building2 size={17} />} label={t('account.travelsFor')}>
            {where}
          </Fact>
        )}
        <Fact icon={<Phone size={17} />} label={t('account.mobilePhone')}>
          {phone ?? <span className={css.missing}>{t('account.notGiven')}</span>}
        </Fact>
        <Fact icon={<ShieldPlus size={17} />} label={t('account.emergencyContact')}>
          {account.emergencyContactEmail ?? <span className={css.missing}>{t('account.notGiven')}</span>}
          {account.emergencyContactState === 'waiting' && (
            <span className={css.state}>{t('account.emergency_waiting')}</span>
          )}
        </Fact>
      </dl>
      <Link to="/profile/details" className={buttonClass({ variant: 'soft', wide: true })}>
        {t('account.editDetails')}
      </Link>
    </Card>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>
        <span aria-hidden="true">{icon}</span>
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
