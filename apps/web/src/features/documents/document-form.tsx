import type { DocumentDraft } from '@escale/contract';
import { useMemo } from 'react';
import { Select, TextField } from '../../ui/field/field.tsx';
import { DateField } from '../../ui/field/moment-field.tsx';
import { useCheckedForm } from '../../ui/field/use-checked-form.ts';
import { useWords } from '../../words/words.ts';
import { countries } from './countries.ts';
import { documentKinds } from './document-kinds.ts';
import { checkDocument, type DocumentValues } from './document-values.ts';
import css from './documents.module.css';
import { LoyaltyFields } from './loyalty-fields.tsx';

type FormProps = {
  id: string;
  from: DocumentValues;
  /** Of a document that is changed: what of its number may be seen. */
  masked?: string | null;
  /** It has no scan, nor a number that is kept: an empty form would be an empty document. */
  alone?: boolean;
  onSave: (draft: DocumentDraft) => void;
  onChange?: () => void;
};

/** Everything that is written down of a document; its scans are added on its page. */
export function DocumentForm({ id, from, masked, alone, onSave, onChange }: FormProps) {
  const { t } = useWords();
  const { values, faults, set, submit } = useCheckedForm(from, (typed: DocumentValues) => checkDocument(typed, alone), {
    onSave,
    onChange,
  });
  const isCard = values.documentType === 'loyalty-card';
  return (
    <form id={id} className={css.form} onSubmit={submit} noValidate>
      <Select
        label={t('documents.type')}
        required
        value={values.documentType}
        onChange={(event) => set({ documentType: event.target.value as DocumentValues['documentType'] })}
      >
        {Object.entries(documentKinds).map(([type, { word }]) => (
          <option key={type} value={type}>
            {t(word)}
          </option>
        ))}
      </Select>
      {values.documentType === 'other' && (
        <Select
          label={t('documents.category')}
          required
          value={values.category}
          onChange={(event) => set({ category: event.target.value as DocumentValues['category'] })}
        >
          <option value="other">{t('documents.other')}</option>
          <option value="identity">{t('documents.identity')}</option>
        </Select>
      )}
      {isCard && <LoyaltyFields values={values} faults={faults} onChange={set} />}
      <TextField
        label={t('documents.nameOnIt')}
        error={faults.documentName && t('documents.empty')}
        maxLength={200}
        autoComplete="name"
        value={values.documentName}
        onChange={(event) => set({ documentName: event.target.value })}
      />
      {!isCard && (
        <>
          <CountryField
            label={t(values.documentType === 'visa' ? 'documents.visaCountry' : 'documents.country')}
            value={values.country}
            onChange={(country) => set({ country })}
          />
          <TextField
            label={t('documents.number')}
            hint={masked ? t('documents.numberKept', { masked }) : t('documents.numberHint')}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            value={values.number}
            onChange={(event) => set({ number: event.target.value })}
          />
        </>
      )}
      <DateField
        label={t('documents.expiry')}
        value={values.expiry}
        onChange={(event) => set({ expiry: event.target.value })}
      />
      {/* A card is called after its programme. */}
      {!isCard && (
        <TextField
          label={t('documents.customName')}
          hint={t('documents.customNameHint')}
          maxLength={200}
          value={values.customName}
          onChange={(event) => set({ customName: event.target.value })}
        />
      )}
    </form>
  );
}

type CountryProps = { label: string; value: string; onChange: (code: string) => void };

function CountryField({ label, value, onChange }: CountryProps) {
  const { t, language } = useWords();
  const options = useMemo(() => countries(language), [language]);
  return (
    <Select label={label} autoComplete="country" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t('documents.noCountry')}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
