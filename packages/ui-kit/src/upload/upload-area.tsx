import { CircleX, Upload } from 'lucide-react';
import { type ReactNode, type RefObject, useContext, useId, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { FieldContext } from '../fields/field-control';
import { LiveRegion } from '../showing/live-region';
import { VisuallyHidden } from '../showing/visually-hidden';
import { addFiles, type UploadLimits, type UploadProblem } from './upload.rules';
import { UploadedFiles } from './uploaded-files';
import { useDrop } from './use-drop';
import { useUploadWords } from './use-upload-words';

export interface UploadAreaProps extends UploadLimits {
  /** The accessible name, e.g. what is uploaded. */
  label: string;
  files: readonly File[];
  onFilesChange: (files: File[]) => void;
  /** E.g. Drop a picture here, or choose one. */
  prompt: ReactNode;
  hint?: ReactNode;
  /** The message of the form or the server. */
  error?: string | undefined;
  disabled?: boolean;
  className?: string;
}

/** Accepts pictures by drop or file picker: a single area replaces its file, a multiple one appends. */
export function UploadArea({ label, files, onFilesChange, ...props }: UploadAreaProps) {
  const { messageOf, heldMessage, dropHere } = useUploadWords();
  const [problem, setProblem] = useState<UploadProblem>();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const error = problem ? messageOf(problem) : props.error;

  const add = (list: FileList | null) => {
    const result = addFiles(files, [...(list ?? [])], props);
    setProblem(result.problem);
    onFilesChange(result.files);
  };
  const remove = (file: File) => {
    setProblem(undefined);
    onFilesChange(files.filter((held) => held !== file));
    // The pressed button is removed with its file; the focus must not be lost.
    button.current?.focus();
  };

  return (
    <div className={classNames('ui-upload', props.className)}>
      <DropButton
        {...props}
        label={label}
        dropPrompt={dropHere}
        button={button}
        errorId={error ? errorId : undefined}
        onChoose={() => chooser.current?.click()}
        onDrop={add}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept={props.accept.join(',')}
        multiple={props.multiple}
        onChange={(event) => {
          add(event.target.files);
          // Reset, so that choosing the same file again fires a change event.
          event.target.value = '';
        }}
      />
      {error && (
        <p id={errorId} className="ui-error" role="alert">
          <CircleX aria-hidden="true" />
          {error}
        </p>
      )}
      {files.length > 0 && <UploadedFiles label={label} files={files} onRemove={remove} disabled={props.disabled} />}
      <LiveRegion message={files.length > 0 ? heldMessage(files.length) : ''} />
    </div>
  );
}

interface DropButtonProps extends Pick<UploadAreaProps, 'label' | 'prompt' | 'hint' | 'disabled'> {
  /** Replaces the prompt while files are dragged over the area. */
  dropPrompt: string;
  button: RefObject<HTMLButtonElement | null>;
  errorId: string | undefined;
  onChoose: () => void;
  onDrop: (files: FileList) => void;
}

function DropButton({ label, prompt, dropPrompt, hint, disabled, button, errorId, ...props }: DropButtonProps) {
  const field = useContext(FieldContext);
  const hintId = useId();
  const { dragging, handlers } = useDrop(props.onDrop, disabled);
  const describedBy = [errorId, hint ? hintId : undefined, field?.describedBy].filter(Boolean).join(' ');
  return (
    <button
      ref={button}
      type="button"
      id={field?.id}
      className={classNames('ui-drop', { 'ui-over': dragging, 'ui-bad': errorId })}
      aria-describedby={describedBy || undefined}
      disabled={disabled}
      onClick={props.onChoose}
      {...handlers}
    >
      <Upload aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className="ui-drop-prompt">{dragging ? dropPrompt : prompt}</span>
      {hint && (
        <span id={hintId} aria-hidden="true" className="ui-drop-hint">
          {hint}
        </span>
      )}
    </button>
  );
}
