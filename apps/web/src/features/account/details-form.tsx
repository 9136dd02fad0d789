import { calls } from 'virtual:contract';
import type { Account, Problem } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { keyOf } from '../../api/call-query.ts';
import { isRefusal } from '../../api/problem.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmailField } from '../../ui/field/email-field.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { isEmail } from '../../ui/field/is-email.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useErrorToast } from '../../ui/toast/use-error-toast.ts';
import { ChangedElsewhere } from '../../ui/unsaved/changed-elsewhere.tsx';
import { useTyped } from '../../ui/unsaved/use-typed.ts';
import { useWords } from '../../words/words.ts';
import { useUpdateDetails } from './account-queries.ts';
import { EmergencyState } from './emergency-state.tsx';
import { isPhone } from './is-phone.ts';
import css from './profile-page.module.css';

const labels = {
  firstName: 'account.firstName',
  lastName: 'account.lastName',
  mobilePhone: 'account.mobilePhone',
  businessMobilePhone: 'account.businessPhone',
  emergencyContactEmail: 'account.emergencyEmail',
} as const;
const phones = ['mobilePhone', 'businessMobilePhone'] as const;

type FieldFault = NonNullable<Problem['errors']>[number];

export function DetailsForm({ account }: { account: Account }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const update = useUpdateDetails(account.version);
  const failed = useErrorToast();
  const now = detailsOf(account);
  const { draft: details, elsewhere, type, saved } = useTyped(now);
  const [checked, setChecked] = useState(false);
  // What the server knows better: which numbers can exist.
  const [refused, setRefused] = useState<readonly FieldFault[]>([]);

  const field = (name: keyof typeof details) => ({
    name,
    label: t(labels[name]),
    value: details[name],
    onChange: (event: { target: { value: string } }) => {
      type({ [name]: event.target.value });
      setRefused(refused.filter(({ path }) => path !== name));
    },
  });
  const wrongPhone = (name: (typeof phones)[number]) =>
    refused.some(({ path }) => path === name) || (checked && details[name].trim() !== '' && !isPhone(details[name]));
  const missing = (name: 'firstName' | 'lastName') =>
    checked && details[name].trim() === '' ? t('common.required') : undefined;
  const emailRight = details.emergencyContactEmail.trim() === '' || isEmail(details.emergencyContactEmail);
  const refusedEmail = refused.find(({ path }) => path === 'emergencyContactEmail');
  const isOwn = sameAddress(details.emergencyContactEmail, account.email) || refusedEmail?.code === 'invalid';
  const wrongEmail = refusedEmail !== undefined || (checked && (!emailRight || isOwn));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    const phonesRight = phones.every((name) => details[name].trim() === '' || isPhone(details[name]));
    if (!details.firstName.trim() || !details.lastName.trim() || !phonesRight || !emailRight || isOwn) return;
    update.mutate(
      {
        firstName: details.firstName,
        lastName: details.lastName,
        mobilePhone: details.mobilePhone.trim() || null,
        businessMobilePhone: details.businessMobilePhone.trim() || null,
        emergencyContactEmail: details.emergencyContactEmail.trim() || null,
        language: account.language,
      },
      {
        onSuccess: (account) => {
          saved(details, detailsOf(account));
          toast({ severity: 'success', title: t('account.detailsSaved') });
        },
        onError: (error) => {
          if (isRefusal(error, 'request.invalid')) return setRefused(error.problem?.errors ?? []);
          if (!isRefusal(error, 'record.changed')) return failed(error);
          toast({ severity: 'warning', title: t('errors.changedElsewhere'), message: t('errors.typedIsKept') });
          void queries.invalidateQueries({ queryKey: keyOf(calls.getAccount) });
        },
      },
    );
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.pair}>
        <TextField required autoComplete="given-name" error={missing('firstName')} {...field('firstName')} />
        <TextField required autoComplete="family-name" error={missing('lastName')} {...field('lastName')} />
      </div>
      <div className={css.pair}>
        <TextField
          type="tel"
          autoComplete="tel"
          hint={t('errors.phoneHint')}
          error={wrongPhone('mobilePhone') && t('errors.phone')}
          {...field('mobilePhone')}
        />
        <TextField
          type="tel"
          autoComplete="work tel"
          hint={t('errors.phoneHint')}
          error={wrongPhone('businessMobilePhone') && t('errors.phone')}
          {...field('businessMobilePhone')}
        />
      </div>
      <EmailField
        required={false}
        hint={t('account.emergencyHint')}
        error={wrongEmail && t(isOwn ? 'account.emergencyOwn' : 'errors.email')}
        {...field('emergencyContactEmail')}
      />
      <EmergencyState account={account} />
      <ChangedElsewhere
        changes={update.isPending ? [] : elsewhere.map((name) => ({ label: t(labels[name]), value: now[name] }))}
      />
      <div>
        <Button type="submit" variant="primary" busy={update.isPending}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}

const sameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase();

const detailsOf = (account: Account) => ({
  firstName: account.firstName,
  lastName: account.lastName,
  mobilePhone: account.mobilePhone ?? '',
  businessMobilePhone: account.businessMobilePhone ?? '',
  emergencyContactEmail: account.emergencyContactEmail ?? '',
});
