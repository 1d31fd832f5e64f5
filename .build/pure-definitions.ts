import ts from 'typescript'

/**
 * Marks the definitions of a module as free of side effects, so that a bundler leaves out the unused ones: `const a = f(b)` becomes
 * `const a = /* @__PURE__ *\/ (() => f(b))()`. Importing a module of the library only defines things (CONTRIBUTING.md), which a bundler cannot see.
 *
 * @param code ES module, without types
 */
export function withPureDefinitions(code: string): string {
  const source = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const initializers = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ name, initializer }) => (ts.isIdentifier(name) && initializer !== undefined ? [initializer] : []))
    .filter(mayHaveEffects)
  const parts: string[] = []
  let end = 0
  for (const initializer of initializers) {
    const start = initializer.getStart(source)
    parts.push(code.slice(end, start), `/* @__PURE__ */ (() => (${initializer.getText(source)}))()`)
    end = initializer.end
  }
  return [...parts, code.slice(end)].join('')
}

/** Whether a bundler must keep an expression: it calls something, or reads a property, which may be a getter. */
function mayHaveEffects(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false
  if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isTaggedTemplateExpression(node)) return true
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return true
  if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node)) return true
  return ts.forEachChild(node, mayHaveEffects) ?? false
}
