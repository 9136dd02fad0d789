import type { Document } from '@escale/contract';

export type BarcodeFormat = NonNullable<Document['barcode']>['format'];
