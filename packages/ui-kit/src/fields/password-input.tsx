import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { useUiText } from '../text/ui-text-provider';
import { TextInput, type TextInputProps } from './text-input';

/** A password field with a button that shows the password. */
export function PasswordInput(attributes: Omit<TextInputProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  const { text } = useUiText();
  const toggle = (
    <IconButton
      label={shown ? text.hidePassword : text.showPassword}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
    </IconButton>
  );
  return <TextInput {...attributes} type={shown ? 'text' : 'password'} suffix={toggle} />;
}
