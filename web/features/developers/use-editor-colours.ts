import { useMonaco } from '@graphiql/react'
import { useEffect } from 'react'

/** The inks of tokens.css in the form that the editor takes. */
const INKS = {
  light: {
    text: '#192030',
    soft: '#495060',
    faint: '#5d6370',
    name: '#005e5b',
    value: '#ab3d09',
    word: '#a61733',
    paper: '#fefbf6',
  },
  dark: {
    text: '#ebe6dc',
    soft: '#bbb5ab',
    faint: '#9e998f',
    name: '#6acdc1',
    value: '#f49963',
    word: '#f898a0',
    paper: '#161b25',
  },
}

const CLEAR = '#00000000'

const themeOf = (base: 'vs' | 'vs-dark', inks: (typeof INKS)['light']) => ({
  base,
  inherit: true,
  rules: [
    { token: '', foreground: inks.text },
    { token: 'comment', foreground: inks.faint },
    { token: 'key.identifier', foreground: inks.text },
    { token: 'argument.identifier', foreground: inks.name },
    { token: 'type.identifier', foreground: inks.name },
    { token: 'string', foreground: inks.value },
    { token: 'string.key.json', foreground: inks.name },
    { token: 'string.value.json', foreground: inks.value },
    { token: 'number', foreground: inks.word },
    { token: 'keyword', foreground: inks.word },
    { token: 'keyword.json', foreground: inks.word },
  ],
  colors: {
    'editor.background': CLEAR,
    'scrollbar.shadow': CLEAR,
    focusBorder: inks.soft,
    'editorLineNumber.foreground': inks.faint,
    'editorLineNumber.activeForeground': inks.text,
    'editorLineNumber.dimmedForeground': inks.faint,
    'editorWidget.background': inks.paper,
    'editorHoverWidget.background': inks.paper,
    'editorSuggestWidget.background': inks.paper,
    'editorSuggestWidget.border': inks.faint,
    'editorSuggestWidget.selectedBackground': `${inks.text}18`,
    'editorSuggestWidget.selectedForeground': inks.text,
    'list.hoverBackground': `${inks.text}10`,
    'list.highlightForeground': inks.name,
    'list.focusHighlightForeground': inks.name,
    'quickInput.background': inks.paper,
    'menu.background': inks.paper,
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map(depth => [`editorBracketHighlight.foreground${depth}`, inks.soft]),
    ),
  },
})

/** Draws GraphiQL's editors in the product's colours: its own two themes, defined anew. */
export const useEditorColours = () => {
  const monaco = useMonaco(state => state.monaco)
  useEffect(() => {
    monaco?.editor.defineTheme('graphiql-LIGHT', themeOf('vs', INKS.light))
    monaco?.editor.defineTheme('graphiql-DARK', themeOf('vs-dark', INKS.dark))
  }, [monaco])
}
