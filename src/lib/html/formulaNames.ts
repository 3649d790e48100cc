/** The characters of LaTeX's names. A formula with another name is shown as written. */
const pairs = (text: string): [name: string, character: string][] =>
  text.split(' ').map((pair) => {
    const [name = '', character = ''] = pair.split(':')
    return [name, character]
  })

export const symbols = new Map<string, string>([
  ...pairs(
    'alpha:α beta:β gamma:γ delta:δ epsilon:ε varepsilon:ε zeta:ζ eta:η theta:θ vartheta:ϑ iota:ι kappa:κ ' +
      'lambda:λ mu:μ nu:ν xi:ξ pi:π rho:ρ sigma:σ tau:τ upsilon:υ phi:φ varphi:φ chi:χ psi:ψ omega:ω ' +
      'Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ Xi:Ξ Pi:Π Sigma:Σ Upsilon:Υ Phi:Φ Psi:Ψ Omega:Ω ' +
      'times:× div:÷ pm:± mp:∓ cdot:· ast:∗ star:⋆ circ:∘ bullet:• oplus:⊕ otimes:⊗ ' +
      'le:≤ leq:≤ leqslant:≤ ge:≥ geq:≥ geqslant:≥ ne:≠ neq:≠ approx:≈ equiv:≡ sim:∼ cong:≅ propto:∝ ' +
      'll:≪ gg:≫ lt:< gt:> in:∈ notin:∉ ni:∋ subset:⊂ subseteq:⊆ supset:⊃ supseteq:⊇ cup:∪ cap:∩ setminus:∖ ' +
      'emptyset:∅ varnothing:∅ forall:∀ exists:∃ neg:¬ land:∧ wedge:∧ lor:∨ vee:∨ ' +
      'to:→ rightarrow:→ longrightarrow:→ leftarrow:← gets:← leftrightarrow:↔ ' +
      'uparrow:↑ downarrow:↓ mapsto:↦ ' +
      'Rightarrow:⇒ implies:⇒ Leftarrow:⇐ Leftrightarrow:⇔ iff:⇔ ' +
      'sum:∑ prod:∏ int:∫ iint:∬ oint:∮ partial:∂ nabla:∇ infty:∞ angle:∠ perp:⊥ parallel:∥ triangle:△ ' +
      'ldots:… dots:… cdots:⋯ vdots:⋮ ddots:⋱ prime:′ degree:° therefore:∴ because:∵ ' +
      'hbar:ħ ell:ℓ Re:ℜ Im:ℑ ' +
      'langle:⟨ rangle:⟩ lfloor:⌊ rfloor:⌋ lceil:⌈ rceil:⌉ ' +
      'lvert:| rvert:| vert:| mid:| lVert:‖ rVert:‖ Vert:‖ ' +
      'backslash:\\ lbrace:{ rbrace:} {:{ }:} %:% $:$ #:# &:& _:_ |:‖',
  ),
  // Blanks, a new row, and commands about size and place that mean nothing to text.
  ...[',', ';', 'quad', 'qquad', ' ', 'enspace', 'thinspace'].map((name): [string, string] => [name, ' ']),
  ['\\', '\n'],
  [':', ' '],
  ...'! displaystyle textstyle limits nolimits big Big bigg Bigg bigl bigr Bigl Bigr nonumber'
    .split(' ')
    .map((name): [string, string] => [name, '']),
])

export const functions: ReadonlySet<string> = new Set(
  (
    'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max min sup inf det ' + 'gcd mod'
  ).split(' '),
)

/** Characters that combine with the one before. */
export const accents = new Map(
  Object.entries({
    vec: '\u20d7',
    bar: '\u0304',
    overline: '\u0305',
    hat: '\u0302',
    widehat: '\u0302',
    tilde: '\u0303',
    dot: '\u0307',
    ddot: '\u0308',
    underline: '\u0332',
  }),
)

export const blackboard = new Map(pairs('N:ℕ Z:ℤ Q:ℚ R:ℝ C:ℂ P:ℙ E:𝔼'))

/** The characters before, between the rows, and after. */
export const environments = new Map<string, [open: string, row: string, close?: string]>([
  ['matrix', ['[', '; ', ']']],
  ['pmatrix', ['(', '; ', ')']],
  ['bmatrix', ['[', '; ', ']']],
  ['vmatrix', ['|', '; ', '|']],
  ['cases', ['{ ', '\n\u2002']],
  ...['array', 'aligned', 'align', 'gathered', 'split', 'equation'].map((name): [string, [string, string]] => [
    name,
    ['', '\n'],
  ]),
])
