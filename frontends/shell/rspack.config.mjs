import { defineShell } from '@pothik/build-kit/rspack';

export default defineShell({ directory: import.meta.dirname });
