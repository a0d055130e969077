/** Settings of any schema: mostly near the usual ones, sometimes a preset, sometimes anything the form would take. */
import { parseSettings, type Field, type Fields, type Schema } from '@rankfall/kernel';
import fc from 'fast-check';

export function settingsArbitrary<S extends object>(schema: Schema<S>): fc.Arbitrary<S> {
  const wishes = [fc.constant({}), ...Object.values(schema.presets).map((preset) => fc.constant(preset))];
  return fc
    .oneof(
      { arbitrary: fc.oneof(...wishes), weight: 1 },
      { arbitrary: fieldsArbitrary(schema.fields), weight: 3 },
    )
    .map((wish) => {
      const parsed = parseSettings(schema, wish);
      if ('refused' in parsed) throw new Error(`made bad settings: ${JSON.stringify(parsed.refused)}`);
      return parsed.settings;
    });
}

function fieldsArbitrary(fields: Fields): fc.Arbitrary<object> {
  const each = Object.entries(fields).map(([name, field]) => [name, fieldArbitrary(field)] as const);
  // Leaving a field out leaves it as usual, and is what a failing case shrinks to.
  return fc.record(Object.fromEntries(each), { requiredKeys: [], noNullPrototype: true });
}

function fieldArbitrary(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...field.values);
    case 'range': {
      const steps = Math.floor((field.max - field.min) / field.step + 1e-9);
      return fc.nat(steps).map((n) => Number((field.min + n * field.step).toFixed(6)));
    }
    case 'flag':
      return fc.boolean();
    case 'text':
      return fc.string({ maxLength: Math.min(field.longest, 40) });
    case 'data':
      return fc.constantFrom(field.default, ...field.shipped);
    case 'group':
      return fieldsArbitrary(field.fields);
  }
}
