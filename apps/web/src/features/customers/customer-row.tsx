import type { Customer } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { useWords } from '../../words/words.ts';
import { nameOf } from './customer-queries.ts';
import css from './customers.module.css';

/** A customer on a phone. */
export function CustomerRow({ customer }: { customer: Customer }) {
  const name = nameOf(customer);
  return (
    <Link to="/customers/$customerId" params={{ customerId: customer.id }} className={css.row}>
      <Avatar name={name} size={40} />
      <span className={css.person}>
        <span className={css.name}>{name}</span>
        {name !== customer.email && <span className={css.quiet}>{customer.email}</span>}
      </span>
      <StateChip customer={customer} />
    </Link>
  );
}

/** Whether the person has agreed to be looked after. */
export function StateChip({ customer }: { customer: Customer }) {
  const { t } = useWords();
  return customer.acceptedAt ? (
    <Chip tone="ok" dot>
      {t('people.agreed')}
    </Chip>
  ) : (
    <Chip dot>{t('people.asked')}</Chip>
  );
}
