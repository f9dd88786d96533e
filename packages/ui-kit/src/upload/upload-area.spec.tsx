import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UploadArea } from './upload-area';

const MEGABYTE = 2 ** 20;
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
      maxBytes={5 * MEGABYTE}
      maxFiles={4}
      prompt="Choose a picture"
      hint="PNG alone"
    />
  );
}

const area = () => screen.getByRole('button', { name: /Vehicle images/ });
const choose = async (...files: File[]) => {
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!chooser) throw new Error('There is nothing to choose files with.');
  await userEvent.upload(chooser, files);
};
const drop = (...files: File[]) => fireEvent.drop(area(), { dataTransfer: { files } });

describe('UploadArea', () => {
  it('replaces the picture of a single area', async () => {
    render(<Pictures />);
    await choose(picture('a.png'));
    await choose(picture('b.png'));
    expect(screen.queryByText('a.png')).not.toBeInTheDocument();
    expect(screen.getByText('b.png')).toBeInTheDocument();
  });

  it('appends in a multiple area, lets each picture be removed, and keeps the focus', async () => {
    render(<Pictures multiple />);
    await choose(picture('a.png'), picture('b.png'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(screen.queryByText('a.png')).not.toBeInTheDocument();
    expect(screen.getByText('b.png')).toBeInTheDocument();
    expect(area()).toHaveFocus();
  });

  it('shows no broken thumbnail of a picture that cannot be read', async () => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    render(<Pictures />);
    await choose(picture('a.png'));
    const thumbnail = screen.getByText('a.png').closest('li')?.querySelector('img');
    if (!thumbnail) throw new Error('There is no thumbnail.');
    fireEvent.error(thumbnail);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('.ui-photo-unreadable')).toBeInTheDocument();
    expect(screen.getByText('a.png')).toBeInTheDocument();
  });

  it('shows why a picture was refused until a valid one is added', async () => {
    render(<Pictures />);
    await choose(picture('big.png', 5 * MEGABYTE + 1));
    expect(screen.getByRole('alert')).toHaveTextContent('File exceeds the maximum size of 5 MB.');
    expect(area()).toHaveAccessibleDescription('File exceeds the maximum size of 5 MB. PNG alone');
    await choose(picture('a.png'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows that files are dragged over it, and accepts them when they are dropped', () => {
    render(<Pictures multiple />);
    fireEvent.dragOver(area());
    expect(screen.getByText('Let go to add')).toBeInTheDocument();
    fireEvent.dragLeave(area());
    expect(screen.getByText('Choose a picture')).toBeInTheDocument();
    drop(picture('a.png'), picture('b.png'));
    expect(screen.getByRole('list', { name: 'Vehicle images' })).toHaveTextContent('a.pngb.png');
  });

  it('does not let a file dropped beside it replace the page', () => {
    render(<Pictures />);
    const beside = createEvent.drop(document.body);
    fireEvent(document.body, beside);
    expect(beside.defaultPrevented).toBe(true);
  });

  it('is opened by keyboard, and announces the chosen files', async () => {
    render(<Pictures multiple />);
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click');
    await userEvent.tab();
    expect(area()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    opened.mockRestore();
    drop(picture('a.png'), picture('b.png'));
    expect(screen.getByRole('status')).toHaveTextContent('2 pictures chosen');
  });
});
