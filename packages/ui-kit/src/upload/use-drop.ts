import { type DragEvent, useEffect, useState } from 'react';

const refuse = (event: Event) => event.preventDefault();

/** Accepts dropped files; prevents a file dropped outside the area from replacing the page and losing what was typed. */
export function useDrop(onDrop: (files: FileList) => void, disabled = false) {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      if (!disabled) setDragging(true);
    },
    onDragLeave: () => setDragging(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      if (!disabled) onDrop(event.dataTransfer.files);
    },
  };
  return { dragging, handlers };
}
