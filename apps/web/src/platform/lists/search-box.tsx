import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchField } from '../../ui/search-field.tsx';

const pause = 300;

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (query: string | undefined) => void;
  action?: ReactNode;
};

/** Searches while typing, a breath after the last letter. */
export function SearchBox({ label, placeholder, value, onSearch, action }: Props) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const page = useRef(window.location.pathname);

  // Back and forward change the address under the box.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      // On the way to another page, which is still being loaded: its address is not ours to write.
      if (window.location.pathname !== page.current) return;
      asked.current = wanted;
      onSearch(wanted || undefined);
    }, pause);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      shortcut="/"
      action={action}
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
