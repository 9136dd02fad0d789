import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useSlash } from '../use-slash.ts';
import css from './search-box.module.css';

/** How long the fingers rest before what they wrote is searched for. */
const restMs = 250;

type SearchBoxProps = {
  label: string;
  /** What is searched for: the address has it, and a link may change it. */
  query: string;
  onSearch: (query: string) => void;
  /** The slash leads here from anywhere on the page. */
  slash?: boolean;
  className?: string | undefined;
};

/** Finds while one types. */
export function SearchBox({ label, query, onSearch, slash = false, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const search = useEffectEvent((next: string) => {
    if (next !== query) onSearch(next);
  });
  useEffect(() => {
    const resting = setTimeout(() => search(text.trim()), restMs);
    return () => clearTimeout(resting);
  }, [text]);
  useEffect(() => {
    // Under somebody's fingers the text is theirs.
    if (document.activeElement !== input.current) setText(query);
  }, [query]);
  useSlash(input, slash);
  return (
    <search className={classNames(css.search, className)}>
      <Search size={18} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        value={text}
        autoComplete="off"
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts={slash ? '/' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </search>
  );
}
