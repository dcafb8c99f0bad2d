import { RUNS_CODE } from '@binnacle/adapters'
import { declareAnnotator } from '@binnacle/core'

/** Renders LaTeX. */
export const latexCompilerAnnotator = declareAnnotator({
  name: 'latex_compiler',
  description: 'Renders LaTeX',
  helm: { className: 'helm.benchmark.annotation.image2struct.latex_compiler_annotator.LatexCompilerAnnotator' },
  unavailable: RUNS_CODE,
})

/** Renders LilyPond. */
export const lilypondCompilerAnnotator = declareAnnotator({
  name: 'lilypond_compiler',
  description: 'Renders LilyPond',
  helm: { className: 'helm.benchmark.annotation.image2struct.lilypond_compiler_annotator.LilypondCompilerAnnotator' },
  unavailable: RUNS_CODE,
})

/** Renders a web page. */
export const webpageCompilerAnnotator = declareAnnotator({
  name: 'webpage_compiler',
  description: 'Renders a web page',
  helm: { className: 'helm.benchmark.annotation.image2struct.webpage_compiler_annotator.WebpageCompilerAnnotator' },
  unavailable: RUNS_CODE,
})
