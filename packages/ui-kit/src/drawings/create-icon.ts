/** The factory of lucide's icons. Remotes use this one: their bundler replaces their own copy with it. */
export { createLucideIcon as createIcon } from 'lucide-react';
