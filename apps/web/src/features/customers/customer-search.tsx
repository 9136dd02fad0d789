import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import box from '../../ui/field/search-box.module.css';
import { useSlash } from '../../ui/use-slash.ts';
import { useWords } from '../../words/words.ts';

/** Finds while one types; the slash leads here from anywhere on the page. */
export function CustomerSearch({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const settled = text.trim();
  useEffect(() => {
    if (settled === query) return;
    const handle = setTimeout(() => onSearch(settled), 200);
    return () => clearTimeout(handle);
  }, [settled, query, onSearch]);
  useSlash(input);
  return (
    <search className={box.search}>
      <Search size={18} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        value={text}
        autoComplete="off"
        placeholder={t('people.search')}
        aria-label={t('people.search')}
        aria-keyshortcuts="/"
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
