import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UploadArea } from './upload-area';

const picture = (name: string, bytes = 4) =>
  new File(['x'.repeat(bytes)], name, { type: 'image/png', lastModified: 1 });

function Pictures({ multiple = false }: { multiple?: boolean }) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <UploadArea
      label="Vehicle images"
      files={files}
      onFilesChange={setFiles}
      multiple={multiple}
      accept={['image/png']}
      maxBytes={10}
      maxFiles={4}
      prompt="Choose a picture"
      messageOf={(problem) => (problem.kind === 'size' ? `${problem.fileName} is too large.` : problem.kind)}
    />
  );
}

const choose = async (...files: File[]) => {
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('There is nothing to choose files with.');
  await userEvent.upload(chooser, files);
};

describe('UploadArea', () => {
  it('replaces the picture of a single area', async () => {
    render(<Pictures />);
    await choose(picture('a.png'));
    await choose(picture('b.png'));
    expect(screen.queryByText('a.png')).not.toBeInTheDocument();
    expect(screen.getByText('b.png')).toBeInTheDocument();
  });

  it('appends in a multiple area and lets each picture be removed', async () => {
    render(<Pictures multiple />);
    await choose(picture('a.png'), picture('b.png'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(screen.queryByText('a.png')).not.toBeInTheDocument();
    expect(screen.getByText('b.png')).toBeInTheDocument();
  });

  it('says why a picture was refused, until a good one comes', async () => {
    render(<Pictures />);
    await choose(picture('big.png', 11));
    expect(screen.getByRole('alert')).toHaveTextContent('big.png is too large.');
    expect(screen.getByRole('button', { name: /Choose a picture/ })).toHaveAccessibleDescription(
      'big.png is too large.',
    );
    await choose(picture('a.png'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
