import { Field, TextInput } from '@pothik/ui-kit';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 300;
const LONGEST_TERM = 100;

interface SearchFieldProps {
  label: string;
  hint: string;
  /** The search term in the address. */
  value: string;
  onSearch(term: string): void;
}

/** A list's search: it searches after a typing pause, and follows other changes of the address. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [previous, setPrevious] = useState(value);
  // The address shows a search a moment later, so only a term that was not sent from here is written into the field.
  if (previous !== value) {
    setPrevious(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause, not a new callback
  useEffect(() => {
    const term = typed.trim();
    if (term === value) return;
    const timer = setTimeout(() => {
      setSent(term);
      onSearch(term);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label={label} hideLabel className="admin-search">
      <TextInput
        type="search"
        icon={<Search aria-hidden />}
        placeholder={hint}
        maxLength={LONGEST_TERM}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  );
}
