/** What every icon of lucide is made with. Remotes take it from here: their bundler puts it in place of their own copy. */
export { createLucideIcon as createIcon } from 'lucide-react';
