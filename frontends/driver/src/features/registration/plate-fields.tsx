import { useLanguage } from '@pothik/api-client';
import {
  type PlateParts,
  plateAreas,
  plateLetters,
  plateNumber,
  plateOfParts,
  platePartsOf,
} from '@pothik/contracts/driver';
import { Field, Select, TextInput } from '@pothik/ui-kit';
import { type ReactNode, useState } from 'react';
import { digitsOfNumber } from './registration.rules';
import { useRegistrationText } from './registration-text';

const NONE: PlateParts = { area: '', letter: '', digits: '' };
const NUMBER_LENGTH = '11-1234'.length;

interface PlateFieldsProps {
  /** The plate as it is written so far. */
  plate: string;
  onWrite(plate: string): void;
  /** The field of the whole plate. */
  children: ReactNode;
}

/** A plate by its parts, which write the whole one below; another kind of plate is typed there as it is. */
export function PlateFields({ plate, onWrite, children }: PlateFieldsProps) {
  const text = useRegistrationText();
  const language = useLanguage();
  const [chosen, setChosen] = useState(NONE);
  const parts = plateOfParts(chosen, language) === plate ? chosen : platePartsOf(plate);
  const choose = (part: Partial<PlateParts>) => {
    const next = { ...parts, ...part };
    setChosen(next);
    onWrite(plateOfParts(next, language));
  };
  return (
    <fieldset className="driver-plate">
      <legend>{text.plate}</legend>
      <Field label={text.plateArea} className="driver-plate-area">
        <Select
          value={parts.area}
          placeholder={text.selectArea}
          options={plateAreas(language).map(optionOf)}
          onChange={({ target }) => choose({ area: target.value })}
        />
      </Field>
      <Field label={text.plateLetter}>
        <Select
          value={parts.letter}
          placeholder={text.selectLetter}
          options={plateLetters(language).map(optionOf)}
          onChange={({ target }) => choose({ letter: target.value })}
        />
      </Field>
      <Field label={text.plateNumber}>
        <TextInput
          value={plateNumber(parts.digits, language)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={NUMBER_LENGTH}
          placeholder={text.plateNumberExample}
          onChange={({ target }) => choose({ digits: digitsOfNumber(target.value) })}
        />
      </Field>
      <div className="driver-plate-whole">{children}</div>
    </fieldset>
  );
}

const optionOf = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name });
