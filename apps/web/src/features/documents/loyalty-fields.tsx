import { Select, TextField } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import type { DocumentFaults, DocumentValues } from './document-values.ts';

type FieldsProps = {
  values: DocumentValues;
  faults: DocumentFaults;
  onChange: (change: Partial<DocumentValues>) => void;
};

const formats = { code128: 'Code 128', qr: 'QR', aztec: 'Aztec', pdf417: 'PDF417' } as const;

/** Programme, number, and what the barcode on the card says. */
export function LoyaltyFields({ values, faults, onChange }: FieldsProps) {
  const { t } = useWords();
  return (
    <>
      <TextField
        label={t('documents.program')}
        required
        maxLength={200}
        value={values.programName}
        error={faults.programName && t('common.required')}
        onChange={(event) => onChange({ programName: event.target.value })}
      />
      <TextField
        label={t('documents.membershipNumber')}
        maxLength={60}
        autoComplete="off"
        value={values.membershipNumber}
        onChange={(event) => onChange({ membershipNumber: event.target.value })}
      />
      <Select
        label={t('documents.barcode')}
        hint={t('documents.barcodeHint')}
        value={values.barcodeFormat}
        onChange={(event) => onChange({ barcodeFormat: event.target.value as DocumentValues['barcodeFormat'] })}
      >
        <option value="">{t('documents.noBarcode')}</option>
        {Object.entries(formats).map(([format, name]) => (
          <option key={format} value={format}>
            {name}
          </option>
        ))}
      </Select>
      {values.barcodeFormat && (
        <TextField
          label={t('documents.barcodePayload')}
          hint={t('documents.barcodePayloadHint')}
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
          value={values.barcodePayload}
          error={faults.barcodePayload && barcodeFault(faults.barcodePayload, t)}
          onChange={(event) => onChange({ barcodePayload: event.target.value })}
        />
      )}
    </>
  );
}

const barcodeFault = (fault: 'required' | 'invalid', t: ReturnType<typeof useWords>['t']) =>
  t(fault === 'required' ? 'common.required' : 'documents.barcodeInvalid');
