// Stands in for lucide-react's own maker of icons in a remote: the shell has one already.
export { createIcon as default } from '@pothik/ui-kit';
