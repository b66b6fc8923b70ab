import { patternMessages } from '@dre/core/contract/text-fields';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { ProblemError } from '../problems.ts';

export type RequestCheck = (value: unknown) => { value: unknown } | { error: ProblemError };

/** Checks one part of a request against the contract. Nothing is coerced; undeclared fields are refused. */
export function requestCheck(schema: TSchema): RequestCheck {
  const validator = Compile(schema);
  return (value) => {
    if (validator.Check(value)) return { value };
    return { error: new ProblemError('invalid-request', { errors: sentences(validator.Errors(value)) }) };
  };
}

/** One sentence for each field: its first issue. */
function sentences(found: readonly TLocalizedValidationError[]): Record<string, string> {
  const byField: Record<string, string> = {};
  for (const error of found) {
    for (const [field, sentence] of explain(error)) byField[field] ??= sentence;
  }
  return byField;
}

function explain(error: TLocalizedValidationError): [field: string, sentence: string][] {
  const field = error.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((name) => [inside(error.instancePath, name), 'is required']);
    case 'additionalProperties':
      return error.params.additionalProperties.map((name) => [
        inside(error.instancePath, name),
        'is not known here',
      ]);
    // `additionalProperties` follows and explains it better.
    case 'boolean':
      return [];
    case 'pattern':
      return [
        [field, patternMessages[String(error.params.pattern)] ?? 'has characters that are not allowed'],
      ];
    case 'const':
      return [[field, `must be ${JSON.stringify(error.params.allowedValue)}`]];
    default:
      return [[field, error.message]];
  }
}

function inside(path: string, name: string): string {
  return [...path.split('/').filter(Boolean), name.slice(0, 100)].join('.');
}
