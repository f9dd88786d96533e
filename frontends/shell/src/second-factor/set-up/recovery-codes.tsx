import { Button, Note } from '@pothik/ui-kit';
import { Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from './copy-button';
import { addressOfText, RECOVERY_FILE, recoveryText } from './recovery-file.rules';
import { useSetUpText } from './set-up-text';

/** The recovery codes, shown once: copied or downloaded, and left only by somebody who says that they kept them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useSetUpText();
  const [kept, setKept] = useState(false);
  const content = recoveryText(text.fileTitle, codes);
  return (
    <div className="ui-confirmation">
      <Note tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        <strong>{text.codesTitle}</strong> {text.codesText}
      </Note>
      <ol className="shell-recovery-codes" aria-label={text.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="shell-recovery-actions">
        <CopyButton copied={content} label={text.copy} />
        <Button asChild icon={<Download aria-hidden="true" />}>
          <a href={addressOfText(content)} download={RECOVERY_FILE}>
            {text.download}
          </a>
        </Button>
      </div>
      <label className="shell-check">
        <input type="checkbox" checked={kept} onChange={(event) => setKept(event.target.checked)} />
        {text.kept}
      </label>
      <div className="ui-dialog-bottom">
        <Button variant="primary" disabled={!kept} onClick={onDone}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
