import { useWords } from '../../words/words.ts';
import { CallNumber } from './call-number.tsx';
import css from './safety.module.css';

/** Numbers that most mobiles bring to whoever helps, wherever they are. */
const anywhere = ['112', '911'];

/** Where the country has no numbers here, or nobody knows which it is. */
export function CallAnywhere({ country }: { country: string | null }) {
  const { t } = useWords();
  return (
    <>
      <p>{t(country ? 'safety.noNumbers' : 'safety.noCountry')}</p>
      <div className={css.ways}>
        {anywhere.map((phone) => (
          <CallNumber key={phone} phone={phone} />
        ))}
      </div>
    </>
  );
}
