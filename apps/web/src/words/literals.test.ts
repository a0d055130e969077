/**
 * No component says anything by itself: every text comes from a words module. What stands between tags, and in the attributes
 * that are read or shown, must be an expression without letters of its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
];
const shown = ['title', 'alt', 'placeholder', 'label', 'text'];

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Letters that an expression brings along itself: a quoted text, or one of the branches of a choice. */
function textsIn(value: unknown): readonly string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value['value'] === 'string' ? [value['value']] : [];
    case 'TemplateLiteral':
      return (value['quasis'] as { value: { raw: string } }[]).map((part) => part.value.raw);
    case 'JSXExpressionContainer':
      return textsIn(value['expression']);
    case 'ConditionalExpression':
      return [...textsIn(value['consequent']), ...textsIn(value['alternate'])];
    case 'LogicalExpression':
      return [...textsIn(value['left']), ...textsIn(value['right'])];
    default:
      return [];
  }
}

function textsOf(node: Node): readonly string[] {
  const below = childrenOf(node).flatMap(textsOf);
  if (node.type === 'JSXText') return [String(node['value'])];
  if (node.type === 'JSXAttribute') {
    const name = (node['name'] as { name?: unknown }).name;
    const isHeard = [...spoken, ...shown].includes(String(name));
    return isHeard ? [...textsIn(node['value']), ...below] : below;
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return [
      ...(node['children'] as unknown[])
        .filter((child) => isNode(child) && child.type !== 'JSXText')
        .flatMap(textsIn),
      ...below,
    ];
  return below;
}

/** What a reader would see or hear that no words module has said. */
function literalsIn(source: string): readonly string[] {
  const tree: unknown = parseSync('component.tsx', source).program;
  return (isNode(tree) ? textsOf(tree) : []).map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

test.each([
  ['<p>Hello</p>', ['Hello']],
  ['<p class="a">\n  Hello there\n  <b>{x()}</b></p>', ['Hello there']],
  ['<button aria-label="Close it" />', ['Close it']],
  [`<button aria-label={'Close it'} />`, ['Close it']],
  [`<p>{late() ? 'Soon' : words().now}</p>`, ['Soon']],
  ['<p>{`Move ${n()}`}</p>', ['Move']],
  ['<Show when={x()} fallback={<p>Nothing</p>}>{y()}</Show>', ['Nothing']],
  ['<p>{words().hello} · {n()}</p>', []],
  ['<a href="/history" class="tool">{words().history}</a>', []],
])('%s', (source, expected) => {
  expect(literalsIn(`export const a = ${source};`)).toEqual(expected);
});

const files = readdirSync(`${import.meta.dirname}/..`, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

test('there are components to look at', () => {
  expect(files.length).toBeGreaterThan(15);
});

test.each(files)('%s leaves its texts to a words module', (file) => {
  expect(literalsIn(readFileSync(`${import.meta.dirname}/../${file}`, 'utf8'))).toEqual([]);
});
