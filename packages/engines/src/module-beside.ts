import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A module that runs in a process or thread of its own, and the options of Node that it needs. */
export interface ModuleBeside {
  file: string;
  execArgv: string[];
}

/** The module of this name beside the caller's; in a process that runs from source, so does it. @param callerUrl `import.meta.url` */
export function moduleBeside(callerUrl: string, name: string): ModuleBeside {
  const caller = fileURLToPath(callerUrl);
  const extension = path.extname(caller);
  return {
    file: path.join(path.dirname(caller), `${name}${extension}`),
    execArgv: extension === '.ts' ? ['--import', '@pothik/build-kit/register', '--conditions=source'] : [],
  };
}
