import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

type Wrapped = (
  exports: unknown,
  require: NodeJS.Require,
  module: NodeJS.Module,
  file: string,
  folder: string,
) => void;

/**
 * Reads the built server with the code cache of its build, if that fits this Node and this machine; otherwise Node
 * compiles it. The rest of the server sees it as if it had been required. From version 22 on Node does this by itself
 * (`module.enableCompileCache`).
 */
export function readCompiled(file: string): Script {
  const cachedData = compiledOf(file);
  const script = new Script(Module.wrap(readFileSync(file, 'utf8')), {
    filename: file,
    ...(cachedData && { cachedData }),
  });
  const module = new Module(file);
  module.filename = file;
  const require = createRequire(file);
  require.cache[file] = module;
  const run = script.runInThisContext() as Wrapped;
  run(module.exports, require, module, file, path.dirname(file));
  module.loaded = true;
  return script;
}

export function compiledFolder(file: string): string {
  return `${file}.compiled`;
}

function compiledOf(file: string): Buffer | undefined {
  try {
    return readFileSync(compiledFolder(file));
  } catch {
    return undefined;
  }
}
