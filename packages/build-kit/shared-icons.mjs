// Replaces lucide-react's icon factory in a remote, because the shell already has one.
export { createIcon as default } from '@pothik/ui-kit';
