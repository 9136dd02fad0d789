/**
 * The country whose post writes its codes so, where no other does: Perth PH1 5JD is not the Perth of Australia. Undefined for
 * figures alone, and for the islands that write as Britain does and have a zone of their own.
 */
export function countryOfCode(postcode: string | undefined): string | undefined {
  return forms.find(({ form }) => form.test(postcode ?? ''))?.country;
}

const forms = [
  { form: /^(?!JE|GY|IM|GX)[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, country: 'GB' },
  { form: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, country: 'CA' },
  { form: /^[A-Z]\d[\dW] (?=[A-Z\d]*\d)[A-Z\d]{4}$/, country: 'IE' },
];
