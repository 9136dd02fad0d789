import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/words.ts';
import desk from '../desk/desk.module.css';

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
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest('input, textarea, select, [role="dialog"]');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  }, []);
  return (
    <search className={desk.search}>
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
