import type { Me } from '@pothik/contracts/user';
import { Button, Dialog, Note, useFormat } from '@pothik/ui-kit';
import { CircleX, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type OwnData, ownDataFileName, ownDataText } from './own-data-file.rules';
import { partsOf } from './own-data-parts';
import { useOwnDataText } from './own-data-text';
import { type OwnDataStep, useOwnData } from './use-own-data';

/** Everything the platform stores about a person, as one file: what it holds, then progress, then the download. */
export function Component({ user, onClose }: { user: Me; onClose: () => void }) {
  const text = useOwnDataText();
  const { step, make } = useOwnData(user);
  const footer = (
    <>
      <Button onClick={onClose}>{step.is === 'made' ? text.close : text.cancel}</Button>
      {step.is === 'made' ? (
        <DownloadLink data={step.data} />
      ) : (
        <Button variant="primary" loading={step.is === 'reading'} onClick={() => void make()}>
          {step.is === 'failed' ? text.again : text.make}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      description={text.explanation}
      size="narrow"
      footer={footer}
    >
      <ul className="shell-own-data">
        {partsOf(user).map(({ name }) => (
          <li key={name}>{text[name]}</li>
        ))}
      </ul>
      <p role="status">{useStepText(step)}</p>
      {step.is === 'failed' && (
        <Note tone="danger" alert icon={<CircleX aria-hidden="true" />}>
          {step.reason}
        </Note>
      )}
    </Dialog>
  );
}

function useStepText(step: OwnDataStep): string {
  const text = useOwnDataText();
  const format = useFormat();
  if (step.is === 'made') return text.made;
  if (step.is !== 'reading') return '';
  const { part, progress } = step;
  if (!progress) return text.reading(text[part]);
  return text.progress(text[part], format.number(progress.read), format.number(progress.total));
}

/** The file exists only in this page, until the dialog closes. */
function DownloadLink({ data }: { data: OwnData }) {
  const text = useOwnDataText();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([ownDataText(data)], { type: 'application/json' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return (
    <Button asChild variant="primary" icon={<Download aria-hidden="true" />}>
      <a href={address} download={ownDataFileName(data.madeAt)}>
        {text.download}
      </a>
    </Button>
  );
}
