import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { useWords } from '../../words/words.ts';
import { isInEurope } from './in-europe.ts';

/** Where sensitive data is stored, as the operator has declared; null: nothing is claimed. Needs the words `legal`. */
export function useDataRegion(): string | null {
  const { t } = useWords();
  const config = useQuery(callQuery(useUserApi(), calls.getAppConfig, { params: { id: 'escale' } }));
  const declared = config.data?.dataRegion?.statement ?? null;
  return declared && isInEurope(declared) ? t('legal.inEurope') : declared;
}
