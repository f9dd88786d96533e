/** What is read of `package-lock.json`: each package by its folder. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

export interface LockedPackage {
  version?: string;
  /** The digest of the content that npm installs, and of no other. */
  integrity?: string;
  /** The address it came from; of a workspace its folder. */
  resolved?: string;
  /** Whether it is a workspace, which is linked and not installed. */
  link?: boolean;
  /** Whether it comes inside the package that needs it, under that one's digest. */
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  license?: string;
  engines?: Record<string, string>;
}

/** A package of one version, as the registry describes it. */
export interface PackageMetadata extends Omit<LockedPackage, 'integrity'> {
  dist: { integrity: string };
}

/** A binary for one platform that the lock file should have. */
export interface MissingBinary {
  folder: string;
  name: string;
  version: string;
  /** Whether only development needs it. */
  isDevelopment: boolean;
}

/** The folders of the packages that npm would install whatever their content is. */
export function withoutIntegrity(lock: LockFile): string[];
/** The folders of the packages that name the host of a registry: they cannot be installed where only a mirror is reachable. */
export function withRegistry(lock: LockFile): string[];
/** The optional packages of one exact version, binaries for one platform each, that have no entry: `npm ci` refuses the file. */
export function missingBinaries(lock: LockFile): MissingBinary[];
/** The entry of such a binary. */
export function entryOf(metadata: PackageMetadata, isDevelopment: boolean): LockedPackage;
