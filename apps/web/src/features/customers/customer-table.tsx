import type { Customer } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Breakable } from '../../ui/breakable/breakable.tsx';
import { classNames } from '../../ui/class-names.ts';
import { walkRows } from '../../ui/walk-rows.ts';
import { shortDay } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import table from '../desk/desk-table.module.css';
import { nameOf } from './customer-queries.ts';
import { StateChip } from './customer-row.tsx';
import css from './customers.module.css';
import { whenActive } from './when-active.ts';

/** One line for each customer. Arrow keys walk from line to line, Enter opens. */
export function CustomerTable({ customers }: { customers: readonly Customer[] }) {
  const { t, language } = useWords();
  const agents = new Set(customers.map((customer) => customer.managedByAgent.id));
  return (
    <div className={table.tableFrame}>
      <table className={table.table} onKeyDown={walkRows}>
        <caption className="only-heard">{t('people.tableHint')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('people.customer')}</th>
            <th scope="col">{t('people.email')}</th>
            <th scope="col">{t('people.state')}</th>
            {agents.size > 1 && <th scope="col">{t('people.managedBy')}</th>}
            <th scope="col">{t('people.added')}</th>
            <th scope="col">{t('people.lastActive')}</th>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <tr key={customer.id}>
              <th scope="row">
                <span className={table.cellPerson}>
                  <Avatar name={nameOf(customer)} size={34} />
                  <Link to="/customers/$customerId" params={{ customerId: customer.id }} className={table.rowLink}>
                    {nameOf(customer)}
                  </Link>
                </span>
              </th>
              <td className={css.quiet}>
                <Breakable address={customer.email} />
              </td>
              <td className={table.whole}>
                <StateChip customer={customer} />
              </td>
              {agents.size > 1 && <td>{customer.managedByAgent.name}</td>}
              <td className={classNames('figures', table.whole)}>
                {shortDay(customer.addedAt.slice(0, 10), language)}
              </td>
              <td className={table.whole}>
                <span className={css.begins}>
                  {customer.lastActiveAt ? whenActive(customer.lastActiveAt, language) : t('people.never')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
