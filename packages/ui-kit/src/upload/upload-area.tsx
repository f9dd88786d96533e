import { CircleX, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useContext, useId, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { FieldContext } from '../fields/field-control';
import { VisuallyHidden } from '../showing/visually-hidden';
import { addFiles, type UploadLimits, type UploadProblem } from './upload.rules';
import { UploadedFiles } from './uploaded-files';

export interface UploadAreaProps extends UploadLimits {
  /** What is uploaded, read out. */
  label: string;
  files: readonly File[];
  onFilesChange: (files: File[]) => void;
  /** E.g. Drop a picture here, or choose one. */
  prompt: ReactNode;
  hint?: ReactNode;
  /** The sentence for a refusal. */
  messageOf: (problem: UploadProblem) => string;
  /** What the form or the server says. */
  error?: string | undefined;
  disabled?: boolean;
  className?: string;
}

/** Takes files by drop or choice: a single area replaces, a multiple one appends. */
export function UploadArea({ label, files, onFilesChange, prompt, hint, messageOf, ...props }: UploadAreaProps) {
  const [dragging, setDragging] = useState(false);
  const [problem, setProblem] = useState<UploadProblem>();
  const chooser = useRef<HTMLInputElement>(null);
  const field = useContext(FieldContext);
  const errorId = useId();
  const error = problem ? messageOf(problem) : props.error;

  const add = (list: FileList | null) => {
    const result = addFiles(files, [...(list ?? [])], props);
    setProblem(result.problem);
    onFilesChange(result.files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    if (!props.disabled) add(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    if (!props.disabled) setDragging(true);
  };
  const remove = (file: File) => {
    setProblem(undefined);
    onFilesChange(files.filter((held) => held !== file));
  };

  return (
    <div className={classNames('ui-upload', props.className)}>
      <button
        type="button"
        id={field?.id}
        className={classNames('ui-drop', { 'ui-over': dragging, 'ui-bad': error })}
        aria-describedby={error ? errorId : field?.describedBy}
        disabled={props.disabled}
        onClick={() => chooser.current?.click()}
        onDragOver={over}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
      >
        <Upload aria-hidden="true" />
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className="ui-drop-prompt">{prompt}</span>
        {hint && <span className="ui-drop-hint">{hint}</span>}
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept={props.accept.join(',')}
        multiple={props.multiple}
        onChange={(event) => {
          add(event.target.files);
          // Choosing the same file again must count as a choice.
          event.target.value = '';
        }}
      />
      {files.length > 0 && <UploadedFiles files={files} onRemove={remove} disabled={props.disabled} />}
      {error && (
        <p id={errorId} className="ui-error" role="alert">
          <CircleX aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
