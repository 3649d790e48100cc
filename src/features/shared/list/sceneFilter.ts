type SceneParams<Scene> = {
  category_id?: number
  scene?: Scene
}

interface SceneFilter<Scene> {
  /** 0 = all. */
  categoryId: number
  scene: Scene
}

/** A list by category and order, as the address has it; everything in the first order is the bare address. */
export function sceneFilter<Scene extends string, First extends Scene>(first: First) {
  type Params = SceneParams<Exclude<Scene, First>>
  const isOther = (scene: Scene): scene is Exclude<Scene, First> => scene !== first
  return {
    filterOf: ({ category_id: categoryId = 0, scene = first }: SceneParams<Scene>): SceneFilter<Scene> => ({
      categoryId,
      scene,
    }),
    paramsOf: ({ categoryId, scene }: SceneFilter<Scene>): Params => ({
      ...(categoryId > 0 ? { category_id: categoryId } : {}),
      ...(isOther(scene) ? { scene } : {}),
    }),
  }
}
