import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { Photo } from '../showing/photo';
import { useUiText } from '../text/ui-text-provider';

export interface UploadedFilesProps {
  /** The accessible name of the list. */
  label: string;
  files: readonly File[];
  onRemove: (file: File) => void;
  disabled?: boolean | undefined;
}

/** The chosen files as thumbnails, each with a remove button. */
export function UploadedFiles({ label, files, onRemove, disabled }: UploadedFilesProps) {
  return (
    <ul className="ui-files" aria-label={label}>
      {files.map((file) => (
        <li key={`${file.name}-${file.size}-${file.lastModified}`}>
          <Preview file={file} />
          <span className="ui-file-name">{file.name}</span>
          <RemoveButton file={file} onRemove={onRemove} disabled={disabled} />
        </li>
      ))}
    </ul>
  );
}

function RemoveButton({ file, onRemove, disabled }: { file: File } & Omit<UploadedFilesProps, 'files' | 'label'>) {
  const { text } = useUiText();
  return (
    <IconButton label={text.remove(file.name)} disabled={disabled} onClick={() => onRemove(file)}>
      <X aria-hidden="true" />
    </IconButton>
  );
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/') || !URL.createObjectURL) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <span className="ui-file-preview">{address && <Photo src={address} alt="" />}</span>;
}
