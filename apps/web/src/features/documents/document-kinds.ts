import type { Document } from '@escale/contract';
import { BookUser, Car, FileText, IdCard, type LucideIcon, Stamp, Star } from 'lucide-react';
import type { TileColour } from '../../ui/tile/icon-tile.tsx';
import type { WordKey } from '../../words/namespaces.ts';

type Kind = {
  icon: LucideIcon;
  word: WordKey;
  colour: TileColour;
};

export const documentKinds: Record<Document['documentType'], Kind> = {
  passport: { icon: BookUser, word: 'documents.typePassport', colour: 'flight' },
  'id-card': { icon: IdCard, word: 'documents.typeIdCard', colour: 'train' },
  'drivers-license': { icon: Car, word: 'documents.typeDriversLicense', colour: 'transfer' },
  visa: { icon: Stamp, word: 'documents.typeVisa', colour: 'hotel' },
  'loyalty-card': { icon: Star, word: 'documents.typeLoyaltyCard', colour: 'event' },
  other: { icon: FileText, word: 'documents.typeOther', colour: 'sea' },
};
