import type { MailValues } from '../../../ports/mail-templates';
import { makeMailLiquid } from './mail-liquid';
import { builtinMailTemplates as templates } from './mail-templates';

const fields = ['first_name', 'name', 'company', 'email', 'birthday', 'visits'];
const values = (contact: MailValues['contact']): MailValues => ({
  contact,
  link: ['https://m.example/c/0', 'https://m.example/c/1'],
  honeypot: 'https://m.example/c/h',
  pixel: 'https://m.example/o',
  preferences: 'https://m.example/p',
});
const say = (template: string, contact: MailValues['contact'] = {}) =>
  templates.compile({ subject: template, html: template, text: template })(values(contact));
const ada = {
  first_name: 'Ada',
  name: 'Ada Lovelace',
  company: null,
  email: 'ada@example.com',
  birthday: '2026-12-10',
  visits: '12',
};

describe('merge fields that are right', () => {
  it.each([
    '{{ contact.email }}',
    '{{ contact.first_name | default: "there" }}',
    "{{contact.first_name|default:'there'}}",
    '{{ contact.name | upcase | default: "YOU" }}',
    '{{ contact.birthday | date: "%-d %B" | default: "soon" }}',
    '{{ contact["company"] | default: "you" }}',
    '{% if contact.company %}For {{ contact.company | default: "you" }}{% else %}For you{% endif %}',
    '{% unless contact.company %}x{% endunless %}',
    '{% case contact.visits %}{% when "12", "13" %}a{% else %}b{% endcase %}',
    'No field at all, only { braces } and 50 %',
    '',
  ])('%s', (text) => expect(templates.faults(text, fields)).toEqual([]));
});

describe('merge fields that are refused', () => {
  const unknown = (name: string) =>
    `“${name}” is not known. A merge field looks like this: {{ contact.first_name | default: "there" }}.`;
  const tag = (written: string) =>
    `“${written}” cannot be used in a mail. What can: if, elsif, else, unless, case, when.`;
  it.each([
    [
      '{{ contact.first_name }}',
      '“first_name” needs words for people who have none. Write {{ contact.first_name | default: "there" }}.',
    ],
    [
      '{{ contact.frist_name | default: "x" }}',
      '“frist_name” is not a field of your contacts. There are: first_name, name, company, email, birthday, visits.',
    ],
    [
      '{{ contact.name | slice: 1 | default: "x" }}',
      '“slice” cannot be used in a mail. What can: default, upcase, downcase, capitalize, strip, truncate, truncatewords, date, escape.',
    ],
    [
      '{{ contact.name | raw }}',
      '“raw” cannot be used in a mail. What can: default, upcase, downcase, capitalize, strip, truncate, truncatewords, date, escape.',
    ],
    [
      '{{ contact.name',
      '“{{ contact.name” is not complete. A merge field looks like this: {{ contact.first_name | default: "there" }}.',
    ],
    ['{% if contact.name %}x', 'A condition is not complete: it begins with {% if … %} and ends with {% endif %}.'],
    ['{{ contact.name | default: contact.email }}', 'After “default:” stand words in quotes or a number.'],
    ['{% include "secrets" %}', tag('{% include "secrets" %}')],
    ['{% render "x" %}', tag('{% render "x" %}')],
    ['{% layout "x" %}', tag('{% layout "x" %}')],
    ['{% assign a = "x" %}', tag('{% assign a = "x" %}')],
    ['{% capture a %}', tag('{% capture a %}')],
    ['{%- raw -%}', tag('{%- raw -%}')],
    ['{% liquid echo contact %}', tag('{% liquid echo contact %}')],
    ['{% for i in (1..100000000) %}x', tag('{% for i in (1..100000000) %}')],
    ['{% tablerow i in (1..9) %}', tag('{% tablerow i in (1..9) %}')],
    ['{% increment x %}', tag('{% increment x %}')],
    ['{{ constructor }}', unknown('constructor')],
    ['{{constructor}}', unknown('constructor')],
    ['{{ contact }}', unknown('contact')],
    ['{{ contact.name.size }}', unknown('contact.name.size')],
    ['{{ contact[contact.name] }}', unknown('contact[contact.name]')],
    ['{{ preferences }}', unknown('preferences')],
    ['{{ link[0] }}', unknown('link[0]')],
    [
      '{{ contact.__proto__ }}',
      '“__proto__” is not a field of your contacts. There are: first_name, name, company, email, birthday, visits.',
    ],
    [
      '{{ contact["constructor"] }}',
      '“constructor” is not a field of your contacts. There are: first_name, name, company, email, birthday, visits.',
    ],
    ['{% if (1..99999999) contains 5 %}x{% endif %}', '“(1..99999999)” cannot be used in a mail.'],
    [
      '{{ contact.birthday | date: "%999999999d" | default: "x" }}',
      'A date is written with marks such as "%-d %B %Y".',
    ],
    [
      '{% if contact.nope %}x{% endif %}',
      '“nope” is not a field of your contacts. There are: first_name, name, company, email, birthday, visits.',
    ],
    [
      '{{ contact.name | default: "}}" }}',
      'A merge field cannot hold braces, percent signs or backslashes in its words.',
    ],
    [
      '{{ contact.name | default: "a\\"b}}" }}',
      'A merge field cannot hold braces, percent signs or backslashes in its words.',
    ],
    [
      '{% if contact.name == "50%" %}x{% endif %}',
      'A merge field cannot hold braces, percent signs or backslashes in its words.',
    ],
  ])('%s', (text, sentence) => expect(templates.faults(text, fields)).toEqual([sentence]));

  it.each([
    [
      'Hi {{ contact.first_name | default: "there" }}, {{ bad',
      ['“{{ bad” is not complete. A merge field looks like this: {{ contact.first_name | default: "there" }}.'],
    ],
    [
      'For {{ contact.company }}: {{ bad\nand more',
      [
        '“company” needs words for people who have none. Write {{ contact.company | default: "…" }}.',
        '“{{ bad” is not complete. A merge field looks like this: {{ contact.first_name | default: "there" }}.',
      ],
    ],
    [
      '{{ contact.email }} {{ contact.name | raw }} {{ contact.name }',
      [
        '“raw” cannot be used in a mail. What can: default, upcase, downcase, capitalize, strip, truncate, truncatewords, date, escape.',
        '“{{ contact.name }” is not complete. A merge field looks like this: {{ contact.first_name | default: "there" }}.',
      ],
    ],
    [
      '{{ contact.email }}{% if contact.nope %}x{% endif %} {{ | }}',
      [
        '“{{ | }}” is not complete. A merge field looks like this: {{ contact.first_name | default: "there" }}.',
        '“nope” is not a field of your contacts. There are: first_name, name, company, email, birthday, visits.',
      ],
    ],
    [
      '{{ contact.email }}{% if contact.name %}x',
      ['A condition is not complete: it begins with {% if … %} and ends with {% endif %}.'],
    ],
  ])('each by its own name where others are right: %s', (text, sentences) =>
    expect(templates.faults(text, fields)).toEqual(sentences),
  );

  it.each([
    '{{ "x" | default: "y" }}',
    '{{ 7 }}',
    '{{}}',
    '{{ empty }}',
    '{{ contact.name and contact.email | default: "x" }}',
    '{% %}',
    '{% else %}',
    '{% endif %}',
    '{% if %}x{% endif %}',
    '{{ | }}',
    '{{ contact. }}',
    '{{ contact..name }}',
    '{{ -7 }}',
    '{{ contact.name | default: }}',
    '{{ 7*7 }}',
    '${{ 7*7 }}',
    '{{ self }}',
    "{{ ''.constructor }}",
  ])('%s, whatever it means', (text) => {
    expect(templates.faults(text, fields).length).toBeGreaterThan(0);
  });

  it('however long the text is', () => {
    for (const piece of [
      '{{',
      '{% if contact.name %}',
      '{{ "',
      '{%',
      '{{ contact.name | default: "x" }}{{',
      "{{ contact['",
      '}}',
    ])
      expect(Array.isArray(templates.faults(piece.repeat(2_000).slice(0, 5_000), fields))).toBe(true);
  });

  it.each([
    '{% include "x" %}',
    '{{ constructor }}',
    '{{ contact.__proto__.x }}',
    '{{ contact.name | raw }}',
    '{% for i in (1..9) %}{% endfor %}',
  ])('are never compiled: %s', (template) => {
    expect(() => say(template)).toThrow('This is no template of a mail');
  });
});

describe('a mail for somebody', () => {
  it('says the field, or what stands there instead', () => {
    const template = 'Hi {{ contact.first_name | default: "there" }}';
    expect([say(template, ada).text, say(template, {}).text, say(template, { first_name: null }).text]).toEqual([
      'Hi Ada',
      'Hi there',
      'Hi there',
    ]);
  });

  it('does not treat names of JavaScript as fields', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(say(`{{ contact.${name} | default: "nothing" }}`, ada).html).toBe('nothing');
  });

  it('escapes values in HTML, and leaves them alone in plain text', () => {
    const rendered = say('{{ contact.name | default: "x" }}', { name: `<img src=x onerror=alert(1)> & "it's"` });
    expect(rendered.html).toBe('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;it&#39;s&quot;');
    expect(rendered.text).toBe(`<img src=x onerror=alert(1)> & "it's"`);
    expect(say('{{ contact.name | escape | default: "x" }}', { name: '<b>' }).html).toBe('&lt;b&gt;');
    expect(say('{{ contact.name | default: "<b>" }}', {}).html).toBe('&lt;b&gt;');
  });

  it('makes no second header line from a name, and does not run Liquid in a name', () => {
    expect(
      say('Hello {{ contact.name | default: "x" }}!', { name: 'Ada\r\nBcc: all@example.com\u2028\u0000' }).subject,
    ).toBe('Hello Ada Bcc: all@example.com !');
    expect(say('{{ contact.name | default: "x" }}', { name: '{{ contact.email }}{% include "x" %}' }).text).toBe(
      '{{ contact.email }}{% include "x" %}',
    );
  });

  it('leaves the pixel out where there is none', () => {
    const read = templates.compile({
      subject: '',
      text: '',
      html: '{% if pixel != "" %}<img src="{{ pixel }}">{% endif %}',
    });
    expect([read(values({})).html, read({ ...values({}), pixel: '' }).html]).toEqual([
      '<img src="https://m.example/o">',
      '',
    ]);
  });

  it.each([
    '{{ contact.name | upcase | default: "x" }}',
    '{{ contact.name | downcase | capitalize | default: "x" }}',
    '{{ contact.name | truncate: 6 | default: "x" }}',
    '{{ contact.name | truncate: 6, "…" | default: "x" }}',
    '{{ contact.name | truncatewords: 1 | default: "x" }}',
    '{{ contact.birthday | date: "%A, %-d %B %Y" | default: "x" }}',
    '{{ contact.name | strip | default: "x" }}',
    '{% if contact.company %}a{% elsif contact.visits == "12" %}b{% else %}c{% endif %}',
    '{% unless contact.company %}a{% else %}b{% endunless %}',
    '{% unless contact.name %}a{% elsif contact.name %}b{% endunless %}',
    '{% if contact.name contains "Love" and contact.company == nil %}a{% endif %}',
    '{% if contact.company or contact.visits > "1" %}a{% endif %}',
    '{% if not contact.company %}a{% endif %}',
    '{% case contact.visits %}{% when "1", "12" %}a{% when "12" %}b{% else %}c{% endcase %}',
    '{% case contact.company %}{% when "x" %}a{% else %}c{% endcase %}',
    'a {{- contact.name -}} b',
    'a {%- if contact.name -%} b {%- endif -%} c',
    '{% if contact.name == "" %}a{% else %}b{% endif %}',
    '{% if contact.company == empty %}a{% else %}b{% endif %}',
    "{{ contact.company | default: 'it''s' }}".replace("''", '’'),
    '{{ link[1] }}{{ preferences }}',
  ])('reads like Liquid’s own interpreter: %s', (template) => {
    expect(say(template, ada).text).toBe(makeMailLiquid().parseAndRenderSync(template, values(ada)));
  });
});

describe('where a link leads', () => {
  it('is the same page, with the values encoded', () => {
    expect(
      templates.linkTarget('https://example.com/?n={{ contact.name | default: "you" }}&x=1', { name: 'A&B /?#=é' }),
    ).toBe('https://example.com/?n=A%26B%20%2F%3F%23%3D%C3%A9&x=1');
    expect(
      templates.linkTarget('https://{{ contact.name | default: "www" }}.example.com/', { name: 'evil.example/' }),
    ).toBe(null);
  });

  it('is a whole address of a field, when it begins with one, and only a web address', () => {
    const template = '{{ contact.site | default: "https://example.com/x" }}';
    expect([
      templates.linkTarget(template, { site: 'https://ada.example/a?b=c' }),
      templates.linkTarget(template, {}),
      templates.linkTarget(template, { site: 'javascript:alert(1)' }),
      templates.linkTarget(template, { site: 'ftp://x' }),
    ]).toEqual(['https://ada.example/a?b=c', 'https://example.com/x', null, null]);
  });

  it('is nowhere for what is no template', () => {
    expect(templates.linkTarget('https://example.com/{% include "x" %}', {})).toBe(null);
  });
});
