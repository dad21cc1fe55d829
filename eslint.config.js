import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noRawColour = {
  selector: 'TemplateElement[value.raw=/#[0-9a-fA-F]{3,8}\\b|\\b(rgba?|hsla?|oklch|oklab)\\(/]',
  message: 'Colours are written in tokens.css and nowhere else; use the theme.',
};
const noDefault = { selector: 'ExportDefaultDeclaration', message: 'Named exports; default only for lazy pages, function entries and tool configuration.' };

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '.functions', '.server', '.cache', '.netlify', '.data', 'build', 'test-results', 'playwright-report', '**/*.cjs'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      'no-restricted-syntax': ['error', noDefault],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      'no-restricted-globals': ['error', { name: 'event', message: 'Take the event as an argument.' }],
      'no-undef': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.recommended.rules,
      'no-restricted-syntax': ['error', noDefault, noRawColour,
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Trusted Types forbid it, even empty.' },
        { selector: 'JSXAttribute[name.name="srcDoc"]', message: 'Trusted Types forbid it.' }],
    },
  },
  {
    files: ['netlify/**/*.ts', 'src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'netlify/config/env.ts', 'netlify/testing/**', 'src/testing/**', 'netlify/host/**', 'src/config/env.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'config/env.ts is the only reader of the environment.' }],
      'no-console': ['error', { allow: ['warn'] }],
    },
  },
  {
    files: ['netlify/functions/*.ts', 'src/features/**/*-page.tsx', '*.config.ts', '**/*.config.ts', 'src/testing/empty-module.ts', 'src/ui/gallery/*-page.tsx', 'netlify/testing/database-global-*.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['scripts/**/*.ts', 'bench/**/*.ts', 'e2e/**/*.ts'], rules: { 'no-console': 'off' } },
);
