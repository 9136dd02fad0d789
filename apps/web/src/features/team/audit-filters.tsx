import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { UserRound, X } from 'lucide-react';
import { useAgencyApi } from '../../api/agency-api.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field, Select } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import desk from '../desk/desk.module.css';
import { agencyQuery } from '../desk/desk-queries.ts';
import css from './audit-filters.module.css';
import { type AuditSearch, auditSubjects } from './audit-search.ts';

/** Who, what and when; each of them is in the address. Whom it can be asked of, the server says: others read their own. */
export function AuditFilters({ search, customerName }: { search: AuditSearch; customerName: string | null }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const team = useQuery(agencyQuery(useAgencyApi(), calls.getTeam, {}));
  const mayAskOfOthers = team.data?.agents.some(({ you, admin }) => you && admin) ?? false;
  const choose = (change: AuditSearch) =>
    void navigate({ to: '/desk/audit', search: { ...search, ...change }, replace: true, viewTransition: false });
  return (
    <search aria-label={t('people.auditFilters')} className={css.filters}>
      {mayAskOfOthers && (
        <Select
          label={t('people.who')}
          required
          value={search.agent ?? ''}
          onChange={({ target }) => choose({ agent: target.value || undefined })}
        >
          <option value="">{t('people.anybody')}</option>
          {team.data?.agents.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name || email}
            </option>
          ))}
        </Select>
      )}
      <Select
        label={t('people.about')}
        required
        value={search.about ?? ''}
        onChange={({ target }) => choose({ about: auditSubjects.find((one) => one === target.value) })}
      >
        <option value="">{t('people.anything')}</option>
        {auditSubjects.map((one) => (
          <option key={one} value={one}>
            {t(`people.about_${one}`)}
          </option>
        ))}
      </Select>
      <DayField label={t('people.from')} value={search.from} max={search.until} onChange={(from) => choose({ from })} />
      <DayField
        label={t('people.until')}
        value={search.until}
        min={search.from}
        onChange={(until) => choose({ until })}
      />
      {search.customer && (
        <div className={css.customer}>
          <Link
            to="/desk/audit"
            search={{ ...search, customer: undefined }}
            className={classNames(desk.pill, desk.chosenPill)}
          >
            <UserRound size={16} aria-hidden="true" />
            {customerName ?? t('people.oneCustomer')}
            <span className="only-heard">{t('people.showAll')}</span>
            <X size={16} aria-hidden="true" />
          </Link>
        </div>
      )}
    </search>
  );
}

type DayFieldProps = {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | undefined) => void;
};

/** Empty is no limit: neither asked for nor called optional, as no filter is. */
function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  return (
    <Field label={label} required>
      {(control) => (
        <input
          type="date"
          {...control}
          value={value ?? ''}
          min={min}
          max={max}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </Field>
  );
}
